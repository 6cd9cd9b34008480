import NeedleFoundation

final class RootComponent: BootstrapComponent {
  var api: API { shared { NetworkAPI() } }
  var tracker: Tracker { shared { ConsoleTracker(api: api) } }
  var draft: Draft { Draft(tracker: tracker) }
  var feed: FeedModel { FeedModel(api: api, tracker: tracker) }
  var home: HomeScreen { HomeScreen(draft: draft, tracker: tracker, makeFeed: { self.feed }) }
}
