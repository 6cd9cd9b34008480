@main
enum Program {
  @MainActor
  static func main() {
    AppDelegate().didFinishLaunching()
    HomeScreen().show()
  }
}
