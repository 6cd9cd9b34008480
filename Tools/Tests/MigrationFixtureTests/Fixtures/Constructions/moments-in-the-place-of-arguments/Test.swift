var dependencies6202 = Expiry6202.Dependencies.defaultDependencies
dependencies6202.now = { .distantPast }
expect(!Expiry6202(dependencies: dependencies6202).isOver(), "both moments are those of the test")
