@main
enum Program {
  @MainActor
  static func main() {
    registerServices(in: .current)
    HomeScreen().show()
  }
}
