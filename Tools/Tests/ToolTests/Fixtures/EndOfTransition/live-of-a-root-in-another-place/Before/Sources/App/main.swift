AppRoot(dependencies: .live).makeHome().run()
func other() {
  let values = AppRoot.Dependencies.live
  values.api.send("other")
}
other()
