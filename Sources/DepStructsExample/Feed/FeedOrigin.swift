/// Where the bytes of a feed came from.
package enum FeedOrigin: String, Sendable {
  case network = "from the network"
  case cache = "from the cache"
  case confirmedCache = "from the cache, which the server confirmed"
}
