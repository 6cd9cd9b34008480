@MainActor final class AppRoot {
  lazy var api = API()
  lazy var log = Log()

  func makeFeed() -> Feed {
    Feed(dependencies: .init(
      api :api, // the only one
      /* as many as the server allows */ retries:  3  ,
      onError: { message in
        print( message )
      }
    ))
  }

  func makeOther() -> Feed { Feed(dependencies: .init(retries: 1+2, onError: { print( $0 ) })) }

  func makeTrailing() -> Feed {
    Feed(dependencies: .init(api: api, retries: 3, log: log) { print($0) })
  }
}
