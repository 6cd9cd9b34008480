func launch() {
  Store(capacity: 9).run()
  Editor().run()
}
launch()
