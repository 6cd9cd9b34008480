let sieve = PrimeSieve()
print(sieve.first(4), sieve.numbers(), Array(sieve.iterator()), sieve.half() ?? 0)
