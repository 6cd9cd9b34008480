import Foundation

let root = AppRoot(
  dependencies: .init(
    cacheURL: URL(filePath: "/cache"), baseURL: URL(filePath: "/base"), title: "title",
    name: "name"))
print(root.makeClient().dependencies)
