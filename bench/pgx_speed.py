"""How fast Pgx is on the processor: random matches of some of its games, which start anew when they are over. A step of
Pgx always makes the observation, the mask and the rewards as well. Prints one line of JSON for each game. It is run by
bench/batch.py in an environment of its own, and imports nothing of this project but bench/rates.py."""

import argparse
import json
import os
import sys

from rates import CLOCKS, rate, use_one_core

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", nargs="+", required=True)
parser.add_argument("--size", type=int, required=True)
parser.add_argument("--seconds", type=float, required=True)
parser.add_argument("--rounds", type=int, required=True)
parser.add_argument("--one-core", action="store_true")
args = parser.parse_args()
if args.one_core:
    use_one_core()
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import pgx  # noqa: E402
from pgx.experimental import auto_reset  # noqa: E402

AT_ONCE = 10
"""So many steps are one compiled program."""

for name in args.games:
    env = pgx.make(name)
    many = jax.vmap(auto_reset(env.step, env.init))

    def one_step(states, key, many=many):
        chance, next_deals = jax.random.split(key)
        chosen = jax.random.categorical(chance, jnp.where(states.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return many(states, chosen, jax.random.split(next_deals, args.size)), None

    run = jax.jit(lambda states, key, step=one_step: jax.lax.scan(step, states, jax.random.split(key, AT_ONCE))[0])
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), args.size)), jax.random.PRNGKey(2)]

    def work(run=run, now=now):
        now[1], key = jax.random.split(now[1])
        now[0] = jax.block_until_ready(run(now[0], key))
        return AT_ONCE * args.size

    found = rate(work, CLOCKS["core" if args.one_core else "all"], args.seconds, args.rounds)
    row = {"game": name, "players": env.num_players, "steps": env.num_actions, "rate": found}
    row["columns"] = int(now[0].observation[0].size)
    row["versions"] = f"Pgx {pgx.__version__}, JAX {jax.__version__}"
    print(json.dumps(row))
    sys.stdout.flush()
