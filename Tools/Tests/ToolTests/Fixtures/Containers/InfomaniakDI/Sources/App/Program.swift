@main
enum Program {
  @MainActor
  static func main() {
    registerServices()
    HomeScreen().show()
  }
}
