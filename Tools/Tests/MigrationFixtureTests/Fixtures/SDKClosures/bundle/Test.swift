let about = await AboutText(
  dependencies: .init(
    infoDictionary: { ["CFBundleShortVersionString": "2.1"] }, infoValue: { _ in "7" },
    urlOfResource: { _, _ in nil }, bundlePath: { "/App" }))
let texts = await (about.version(), about.build())
expect(texts == ("2.1", "7"), "the closures answer")
