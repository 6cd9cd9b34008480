var dependencies6203 = Vault6203.Box.Dependencies.defaultDependencies
dependencies6203.isFree = { _ in false }
expect(!Vault6203.Box(dependencies: dependencies6203).isFree(), "a test replaces the function")
