protocol Plugin: AnyObject {}
final class Console: Plugin { init() { print("Console") } }
final class Disk: Plugin { init() { print("Disk") } }
struct Entry { init() {} }
final class Host {
  struct Dependencies { var plugins: [any Plugin] }
  init(dependencies: Dependencies) { print(dependencies.plugins.count) }
}
