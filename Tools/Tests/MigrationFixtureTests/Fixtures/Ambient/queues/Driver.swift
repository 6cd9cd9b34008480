let maker = ThumbnailMaker()
let text = await withCheckedContinuation { continuation in
  maker.make("photo") { continuation.resume(returning: $0) }
}
print(text, maker.makeNow("sketch"))
