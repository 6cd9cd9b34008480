print(PackageNode(name: "a", dependencies: [PackageNode(name: "tree", dependencies: [])]).versions())
