print(Taken15Screen().text, Taken15Screen(size: 1).text)
