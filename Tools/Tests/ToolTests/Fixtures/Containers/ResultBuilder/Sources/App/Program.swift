@main
enum Program {
  @MainActor
  static func main() {
    let container = DependencyContainer {
      Dependency { NetworkAPI() as API }
      Dependency { ConsoleTracker(api: DependencyContainer.root.resolve()) as Tracker }
      Dependency { Draft(tracker: DependencyContainer.root.resolve()) }
    }
    container.build()
    HomeScreen().show()
  }
}
