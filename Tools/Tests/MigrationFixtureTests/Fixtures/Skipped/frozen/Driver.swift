print(FrozenPoint(x: 50).steps())
