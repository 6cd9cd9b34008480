final class OneTown: PostalCodesProtocol { func town(_ code: Int) -> String { "X" } }
let sorter = LetterSorter(dependencies: .init(postalCodes: OneTown()))
_ = await sorter.sort(1)
let count = await sorter.sort(2)
expect(count == 2 && sorter.preview(3) == "to X", "the actor uses the stub")
