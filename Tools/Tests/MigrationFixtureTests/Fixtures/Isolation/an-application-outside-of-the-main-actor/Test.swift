var dependencies = EchidnaLinks.Dependencies.defaultDependencies
dependencies.canOpenURL = { _ in false }
expect(!EchidnaLinks(dependencies: dependencies).canOpen("https://a"), "the answer of the test")
