print(Taken11Screen(size: 1).text, Taken11make(Taken11Screen.self).text)
