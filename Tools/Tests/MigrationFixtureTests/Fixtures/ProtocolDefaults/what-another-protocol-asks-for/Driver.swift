print(OnagerScreen().load(), OnagerList().load())
let fetcher: any OnagerFetcher = OnagerAPI.shared
fetcher.fetch("d") { print($0) }
