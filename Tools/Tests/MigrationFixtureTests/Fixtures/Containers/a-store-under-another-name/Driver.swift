DepotSetup6108().run()
DepotSettings6108.shared.set(3, for: "level")
await MainActor.run {
  let screen = DepotScreen6108(nibName: nil, bundle: nil)
  screen.viewDidLoad()
  print(screen.title ?? "")
}
let keeper = DepotGuard6108(post: "gate")
print(keeper.hour(), keeper.whistle(), DepotPanel6108().level() ?? 0)
