print(Gardener().inventory())
