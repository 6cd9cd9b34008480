print(ProfileBadge().shout())
