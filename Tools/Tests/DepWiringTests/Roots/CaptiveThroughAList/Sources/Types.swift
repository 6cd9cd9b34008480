struct User {}
protocol Plugin {}
final class UserPlugin: Plugin {
  struct Dependencies { var user: User }
  init(dependencies: Dependencies) {}
}
final class Host {
  struct Dependencies { var plugins: [any Plugin] }
  init(dependencies: Dependencies) {}
}
