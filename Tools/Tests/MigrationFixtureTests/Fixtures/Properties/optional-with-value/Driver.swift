let bird = Nightingale(songs: 1)
print(bird.sing(), bird.sing(), bird.songs)
