print(Sieve(mesh: 5).kept, Sieve(mesh: 0).kept, Sieve(mesh: 99).kept)
