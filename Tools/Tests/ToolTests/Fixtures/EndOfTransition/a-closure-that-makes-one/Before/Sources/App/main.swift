let make: () -> Feed = { .init() }
make().show()
