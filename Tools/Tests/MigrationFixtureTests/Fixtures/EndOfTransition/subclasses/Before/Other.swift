class End13Sub: End13API {
  struct Dependencies { var name: String }
  init(path: String, own: Dependencies) {
    super.init(size: 2)
  }
}
final class End13Last: End13Sub {}
final class End13Heir: End13API {}
func End13make() { _ = End13Heir(size: 1) }
func End13other() { _ = End13Last(path: "", own: .init(name: "")) }