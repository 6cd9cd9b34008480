print(TollCounter().sum(4))
