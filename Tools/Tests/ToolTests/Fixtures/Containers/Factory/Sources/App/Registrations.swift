import Factory

extension Container {
  var api: Factory<API> {
    self { NetworkAPI() }.singleton
  }

  var tracker: Factory<Tracker> {
    self { ConsoleTracker(api: self.api()) }.cached
  }

  var draft: Factory<Draft> {
    self { Draft(tracker: self.tracker()) }
  }
}
