let sorter = LetterSorter()
_ = await sorter.sort(10)
print(await sorter.sort(10), await sorter.sort(11), sorter.preview(10))
