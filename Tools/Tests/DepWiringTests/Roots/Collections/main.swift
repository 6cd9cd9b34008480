let root = AppRoot(dependencies: .init(names: []))
for sink in root.analytics.dependencies.sinks { print(sink.name()) }
