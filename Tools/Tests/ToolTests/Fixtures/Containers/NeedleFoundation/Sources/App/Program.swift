@main
enum Program {
  @MainActor
  static func main() {
    RootComponent().home.show()
  }
}
