print(Cobbler().sole())
