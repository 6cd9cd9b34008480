AppRoot(dependencies: AppRoot.Dependencies.live).makeHome().run()
func show(_ values: AppRoot.Dependencies) { values.api.send("other") }
show(.live)
