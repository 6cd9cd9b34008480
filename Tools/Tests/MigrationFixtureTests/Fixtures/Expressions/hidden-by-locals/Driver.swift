let resolver = PackageResolver()
print(resolver.resolve(dependencies: ["x"]), resolver.resolve("y"), resolver.each())
