print(Reader6175().count(), OwnReader6175().count(), OtherReader6175().count())
