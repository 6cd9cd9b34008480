@main
enum Program {
  @MainActor
  static func main() {
    HomeScreen().show()
  }
}
