let poster = BannerPoster()
print(await poster.post("hello"))
print(await poster.postOnMain("again"))
